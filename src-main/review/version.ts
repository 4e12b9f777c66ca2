/**
 * Raised when the same game would get another review: by what bots search, by what positions are worth, or here. Kept
 * reviews of another version are made anew. A test holds it to what is found in three games.
 */
export const REVIEW_VERSION = 11
