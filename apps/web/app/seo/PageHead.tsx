import { type Language, languages } from "@heater-age/messages";
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

/** Title, description and the canonical address, which never has a query. React lifts them into the head. */
export function PageHead({ language, path, title, description, indexed }: PageHeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={languages.find(({ code }) => code === language)?.locale} />
      <link rel="canonical" href={`${site.url}${pathIn(language, path)}`} />
      {indexed ? null : <meta name="robots" content="noindex" />}
    </>
  );
}
