import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

import { mount } from 'svelte';
import App from './App.svelte';
import { openLanguage } from './state/language';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

// Pictures of tables without a server; a built client does not contain them.
const fixture = import.meta.env.DEV && new URLSearchParams(location.search).has('fixture');
const page = fixture ? (await import('./fixtures/Fixture.svelte')).default : App;

// The words are there before the page is, so that no English shows in between.
await openLanguage();
mount(page, { target });
