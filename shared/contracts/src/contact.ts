/** Where a person answers: in the footer, on error pages, in the legal documents. A demonstration address. */
export const contactEmail = "contact@zhiancloud.example";
