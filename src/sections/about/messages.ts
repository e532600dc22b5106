/** The issuer of an approval. */
export const issuedBy = (issuer: string) => `Utstedt av ${issuer}.`;
