import { defaultLanguage, type Language, languages } from "@heater-age/messages";
import { site } from "../site.ts";
import { pathIn } from "./paths.ts";

/** What the head of a page says. */
export interface PageHeadProps {
  readonly language: Language;
  /** Path of the page without a language. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** False for pages that search engines have no use for. */
  readonly indexed: boolean;
}

/** Title, description, the canonical address, which never has a query, and the same page in other languages. React lifts them into the head. */
export function PageHead({ language, path, title, description, indexed }: PageHeadProps) {
  const addressIn = (code: Language) => `${site.url}${pathIn(code, path)}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={languages.find(({ code }) => code === language)?.locale} />
      <link rel="canonical" href={addressIn(language)} />
      {indexed ? (
        <>
          {languages.map(({ code }) => (
            <link key={code} rel="alternate" hrefLang={code} href={addressIn(code)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressIn(defaultLanguage)} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
