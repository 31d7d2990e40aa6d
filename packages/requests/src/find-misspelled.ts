import leven from "leven";

// Short names are close to those of other programs: SMTP_URL, SITE_URL.
const minLength = 8;
const maxDistance = (name: string): number => (name.length < 12 ? 1 : 2);

/**
 * Returns a sentence for each environment variable that is probably a misspelled setting.
 *
 * @example
 * findMisspelled(["COMPANY_NAM"], ["COMPANY_NAME"]); //=> ["COMPANY_NAM isn't a setting: did you mean COMPANY_NAME?"]
 */
export const findMisspelled = (given: readonly string[], settings: readonly string[]): readonly string[] =>
  given.flatMap((name) => {
    if (name.length < minLength || settings.includes(name)) return [];
    const meant = settings.find((known) => leven(name, known) <= maxDistance(name));
    return meant === undefined ? [] : [`${name} isn't a setting: did you mean ${meant}?`];
  });
