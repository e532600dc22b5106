/** True for nine digits whose last is the check digit, modulo 11. */
export function isOrganisationNumber(digits: string): boolean {
  if (!/^[1-9]\d{8}$/.test(digits)) return false;
  // With the check digit weighted one, the sum is a multiple of 11.
  const weighted = [3, 2, 7, 6, 5, 4, 3, 2, 1].map((weight, place) => weight * Number(digits[place]));
  return weighted.reduce((total, part) => total + part) % 11 === 0;
}

/** Legal form at the end of a firm's name. */
export const legalForm = / (AS|ASA|ANS|DA|ENK|NUF|SA|BA)$/;

/** Title case for the register's capitals: `FLIS OG FUGE AS` becomes `Flis og Fuge AS`. */
export function titleCase(text: string): string {
  if (text !== text.toUpperCase()) return text;
  const form = legalForm.exec(text)?.[0] ?? '';
  const words = text.slice(0, text.length - form.length).toLowerCase();
  const names = words.replace(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase());
  return names.replace(/ (Og|I|På|Ved)(?= )/g, (word) => word.toLowerCase()) + form;
}
