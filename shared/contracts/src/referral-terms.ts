/**
 * Reward of the referral programme for a customer's account, in USD: a demo value. Defined only here, so that the page that promises it
 * and the api that books it cannot disagree.
 */
export const signUpRebateUsd = 5;

/** How long a browser remembers whose link a visitor followed. */
export const referralDays = 30;

/** Maximum number of links of a recommender, including the first. */
export const mostReferralLinks = 20;

/** Format of a code: letters and digits that cannot be mistaken for one another. */
export const referralCodePattern = /^[2-9A-HJ-NP-Z]{8}$/;
