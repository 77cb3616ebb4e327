# Names of hands and cards. $high and $low are ranks of the hand's name: r2 ... r9, rT, rJ, rQ, rK, rA.
# Only the hand-*, card-* and suit-* keys are asked for by the client; the rank-* messages are
# helpers of this language, and another language makes those it needs (cases, genders).

rank-high =
    { $high ->
        [r2] deuce
        [r3] three
        [r4] four
        [r5] five
        [r6] six
        [r7] seven
        [r8] eight
        [r9] nine
        [rT] ten
        [rJ] jack
        [rQ] queen
        [rK] king
       *[rA] ace
    }
rank-high-many =
    { $high ->
        [r2] deuces
        [r3] threes
        [r4] fours
        [r5] fives
        [r6] sixes
        [r7] sevens
        [r8] eights
        [r9] nines
        [rT] tens
        [rJ] jacks
        [rQ] queens
        [rK] kings
       *[rA] aces
    }
rank-low-many =
    { $low ->
        [r2] deuces
        [r3] threes
        [r4] fours
        [r5] fives
        [r6] sixes
        [r7] sevens
        [r8] eights
        [r9] nines
        [rT] tens
        [rJ] jacks
        [rQ] queens
        [rK] kings
       *[rA] aces
    }

hand-high-card = { rank-high } high
hand-pair = a pair of { rank-high-many }
hand-two-pair = two pair, { rank-high-many } and { rank-low-many }
hand-three-of-a-kind = three { rank-high-many }
hand-straight = { rank-high }-high straight
hand-flush = { rank-high }-high flush
hand-full-house = { rank-high-many } full of { rank-low-many }
hand-four-of-a-kind = four { rank-high-many }
hand-straight-flush = { rank-high }-high straight flush
hand-royal-flush = royal flush

suit-name =
    { $suit ->
        [s] spades
        [h] hearts
        [d] diamonds
       *[c] clubs
    }
card-name =
    { $high ->
        [r2] two
       *[other] { rank-high }
    } of { suit-name }
card-hidden = face-down card
card-own-hidden = { $card }, your hole card
card-new = { $card }, new
card-community = { $card }, shared by all
