"""What Alembic runs first. The connection is handed in by ``doorcard.adapters.sql.migrate``."""

from alembic import context

from doorcard.adapters.sql.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
