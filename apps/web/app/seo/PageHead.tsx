import { defaultLanguage, type Language, languages } from "@heater-age/messages";
import { useIntl } from "react-intl";
import { originOf } from "../config/origin-of.ts";
import { site, xHandle } from "../config/site.ts";
import { pathIn } from "./paths.ts";
import { picturePath, pictureSize } from "./pictures.ts";
import { breadcrumbs, structuredData, type Thing } from "./structured-data.ts";

/** What the head of a page says. */
export interface PageHeadProps {
  readonly language: Language;
  /** Path of the page without a language. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** False for pages that search engines have no use for. */
  readonly indexed: boolean;
  /** Name of the page on the way from the home page. Without it the page has no such way. */
  readonly crumb?: string;
  /** Whether the page is in no other language. It has no picture of its own then. @default false */
  readonly alone?: boolean;
  /** What search engines are told beside the texts. */
  readonly things?: readonly Thing[];
}

const account = xHandle(site.socialUrls);
const origin = originOf(site);

/**
 * Title, description, the canonical address, which never has a query, the same page in other languages, how a link to
 * it looks elsewhere, and data for search engines. React lifts all but the data into the head. Others read only whole
 * addresses, which are left out where the origin is not known.
 *
 * @example
 * <PageHead language="de" path="/contact/" title="Kontakt" description="…" crumb="Kontakt" indexed />
 */
export function PageHead(props: PageHeadProps) {
  const { language, path, title, description, indexed, crumb, alone = false, things = [] } = props;
  const siteName = useIntl().formatMessage({ id: "shell.siteName" });
  const addressIn = (code: Language) => origin + pathIn(code, path);
  const way =
    crumb === undefined
      ? []
      : [
          { name: siteName, path: "/" },
          { name: crumb, path },
        ];
  const data = way.length === 0 ? things : [...things, breadcrumbs(language, way)];
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
      {languages
        .filter(({ code }) => !alone || code === language)
        .map(({ code, locale }) => (
          <meta
            key={code}
            property={code === language ? "og:locale" : "og:locale:alternate"}
            content={locale}
          />
        ))}
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
