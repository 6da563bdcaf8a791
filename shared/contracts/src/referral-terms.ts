/**
 * What the referral programme gives for a customer's account, in USD: made up for the demonstration. It stands here once, so that the
 * page that promises it and the api that books it cannot disagree.
 */
export const signUpRebateUsd = 5;

/** How long a browser remembers whose link a visitor followed. */
export const referralDays = 30;

/** Links that one recommender may have, the first included. */
export const mostReferralLinks = 20;

/** The characters of a code: letters and digits that cannot be mistaken for one another. */
export const referralCodePattern = /^[2-9A-HJ-NP-Z]{8}$/;
