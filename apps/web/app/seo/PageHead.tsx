import { defaultLanguage, type Language, languages } from "@heater-age/messages";
import { useIntl } from "react-intl";
import { site, xHandle } from "../config/site.ts";
import { pathIn, picturePath, pictureSize } from "./paths.ts";
import { breadcrumbs, type Crumb, structuredData, type Thing } from "./structured-data.ts";

interface PageHeadProps {
  readonly language: Language;
  /** Path of the page without a language. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** False for pages that are useless in search engines. */
  readonly indexed: boolean;
  /** The breadcrumbs from below the home page to this page. Without them the page has none. */
  readonly crumbs?: readonly Crumb[];
  /** Whether the page is only in English. It has no picture of its own then. @default false */
  readonly alone?: boolean;
  /** Further data for search engines. */
  readonly things?: readonly Thing[];
}

const account = xHandle(site.socialUrls);
const { origin } = site;

/**
 * Renders title, description, the canonical address, which never has a query, links to the other languages, previews
 * for other sites, and data for search engines. React moves everything except the data into the head. Other sites
 * only accept absolute addresses, which are left out if the origin is unknown.
 *
 * @example
 * <PageHead language="de" path="/contact/" title="Kontakt" description="…" crumbs={[{ name: "Kontakt", path: "/contact/" }]} indexed />
 */
export function PageHead(props: PageHeadProps) {
  const { language, path, title, description, indexed, crumbs, alone = false, things = [] } = props;
  const siteName = useIntl().formatMessage({ id: "shell.siteName" });
  const addressIn = (code: Language) => origin + pathIn(code, path);
  const data = crumbs
    ? [...things, breadcrumbs(language, [{ name: siteName, path: "/" }, ...crumbs])]
    : things;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      {origin === "" ? null : (
        <>
          <meta property="og:url" content={addressIn(language)} />
          <meta property="og:image" content={origin + picturePath(language, alone ? "/" : path)} />
          <meta property="og:image:width" content={String(pictureSize.width)} />
          <meta property="og:image:height" content={String(pictureSize.height)} />
          <meta property="og:image:alt" content={title} />
        </>
      )}
      <meta property="og:locale" content={languages.find(({ code }) => code === language)?.locale} />
      <meta name="twitter:card" content="summary_large_image" />
      {account === undefined ? null : <meta name="twitter:site" content={account} />}
      <link rel="canonical" href={addressIn(language)} />
      {indexed ? null : <meta name="robots" content="noindex" />}
      {indexed && !alone && origin !== "" ? (
        <>
          {languages.map(({ code }) => (
            <link key={code} rel="alternate" hrefLang={code} href={addressIn(code)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressIn(defaultLanguage)} />
        </>
      ) : null}
      {data.length === 0 ? null : (
        <script type="application/ld+json" suppressHydrationWarning>
          {structuredData(data)}
        </script>
      )}
    </>
  );
}
