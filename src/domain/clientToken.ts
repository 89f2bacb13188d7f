/** Life of a client token in seconds (spec §9). */
export const CLIENT_TOKEN_SECONDS = 82_800;
