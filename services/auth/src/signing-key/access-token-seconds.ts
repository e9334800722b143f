/** How long an access token is valid; answered as `expires_in`. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;
