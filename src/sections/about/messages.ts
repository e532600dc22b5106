/** Words of the approvals that are not content. */
export const messages = {
  issuedBy: (issuer: string) => `Utstedt av ${issuer}.`,
  register: 'Søk oss opp i registeret',
};
