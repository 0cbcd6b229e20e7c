/** The period of the Worker's rate limit. Cloudflare allows 10 and 60. */
export const ratePeriodSeconds = 60;
