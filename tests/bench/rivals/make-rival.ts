import type { Contestant } from '../contestant.ts'
import type { MadePost } from '../corpus/make-post.ts'
import { makeEleventy } from './eleventy.ts'
import type { FoundRival, RivalName } from './find-rival.ts'
import { makeHugo } from './hugo.ts'

type MakeRival = (folder: string, found: FoundRival, posts: readonly MadePost[]) => Promise<Contestant>

/** Writes a small site like ours for each of them. */
export const makeRival: Readonly<Record<RivalName, MakeRival>> = { eleventy: makeEleventy, hugo: makeHugo }
