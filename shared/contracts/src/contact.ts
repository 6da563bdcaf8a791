/** Address at which a person replies: in the footer, on error pages, in the legal documents. A demo address. */
export const contactEmail = "contact@zhiancloud.example";
