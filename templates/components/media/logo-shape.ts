/** The company's mark in a 40 by 40 box: a channel between two shores, wiped clean. */
export const logoShape = {
  shore: 'M10 0h20a10 10 0 0 1 10 10v20a10 10 0 0 1-10 10H10A10 10 0 0 1 0 30V10A10 10 0 0 1 10 0',
  channel: 'M0 29c8 0 9-9 17-9s10 8 23 5v7c-13 3-15-5-23-5s-9 9-17 9Z',
  sparkle: 'M28 4c.7 4 2 5.3 6 6-4 .7-5.3 2-6 6-.7-4-2-5.3-6-6 4-.7 5.3-2 6-6Z',
} as const
