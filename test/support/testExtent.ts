/** `npm run test:full` also runs what only repeats, in other ways or more often, what `npm test` runs. */
export const IS_FULL = process.env['TEST_EXTENT'] === 'full';
