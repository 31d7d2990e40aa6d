import type { Language } from "@heater-age/messages";
import * as layout from "@heater-age/ui/layout";
import type { ComponentProps, ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { site } from "../../config/site.ts";
import { pathIn } from "../../seo/paths.ts";
import { dayText } from "@heater-age/messages/format";
import type { Block, DocumentArea, Section } from "./content.ts";
import { ContentPage } from "./ContentPage.tsx";
import { Contents } from "./Contents.tsx";
import * as styles from "./DocumentPage.css.ts";

const pages = {
  contact: "/contact/",
  developers: "/developers/terms/",
  privacy: "/privacy-policy/",
  terms: "/terms-of-service/",
} as const;

const linkTo = (path: string) => (text: ReactNode) => <Link to={path}>{text}</Link>;

/**
 * Returns the values in the texts of long pages: links to other pages, and the publisher of the site, as far as
 * configured.
 */
function documentValues(language: Language) {
  const { company, companyUrl, companyEmail } = site;
  const links = Object.entries(pages).map(([name, path]) => [name, linkTo(pathIn(language, path))] as const);
  return {
    ...Object.fromEntries(links),
    named: company === "" ? "no" : "yes",
    company: companyUrl === "" ? company : <a href={companyUrl}>{company}</a>,
    mail: companyEmail === "" ? "no" : "yes",
    email: <a href={`mailto:${companyEmail}`}>{companyEmail}</a>,
  };
}

type Values = NonNullable<ComponentProps<typeof FormattedMessage>["values"]>;

interface DocumentPageProps {
  readonly language: Language;
  /** Path of the page without a language. */
  readonly path: string;
  /** The area of the texts: those of the sections, and `metaTitle`, `metaDescription` and `title`. */
  readonly area: DocumentArea;
  /** Calendar date of the text, `"YYYY-MM-DD"`. */
  readonly updated: string;
  readonly sections: readonly Section[];
  /** Values for the texts, in addition to those of every document. */
  readonly values?: Values;
  /** The content after the sections. */
  readonly children?: ReactNode;
}

/** Renders a long text in numbered sections, with a table of contents. */
export function DocumentPage({
  language,
  path,
  area,
  updated,
  sections,
  values,
  children,
}: DocumentPageProps) {
  const intl = useIntl();
  const all = { ...documentValues(language), ...values };
  const day = dayText(intl, updated);
  return (
    <ContentPage
      language={language}
      path={path}
      area={area}
      heading={`${area}.title`}
      about={
        <p className={layout.quiet}>
          <FormattedMessage id="document.updated" values={{ date: <time dateTime={updated}>{day}</time> }} />
        </p>
      }
      className={styles.page}
    >
      <Contents sections={sections} />
      <div className={styles.text}>
        {sections.map(({ id, title, blocks }, index) => (
          <section key={id} className={styles.section} aria-labelledby={id}>
            <h2 className={styles.heading} id={id}>
              {index + 1}. {intl.formatMessage({ id: title })}
            </h2>
            {blocks.map((block) => (
              <DocumentBlock key={toKey(block)} block={block} values={all} />
            ))}
          </section>
        ))}
        {children}
      </div>
    </ContentPage>
  );
}

function toKey(block: Block): string | undefined {
  if (typeof block === "string") return block;
  return "list" in block ? block.list[0] : block.facts[0]?.term;
}

function DocumentBlock({ block, values }: { readonly block: Block; readonly values: Values }) {
  const { formatMessage } = useIntl();
  if (typeof block === "string") return <p>{formatMessage({ id: block }, values)}</p>;
  if ("list" in block) {
    return (
      <ul className={styles.points}>
        {block.list.map((id) => (
          <li key={id}>{formatMessage({ id }, values)}</li>
        ))}
      </ul>
    );
  }
  return (
    <dl className={styles.facts}>
      {block.facts.map(({ term, fact }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{formatMessage({ id: term })}</dt>
          <dd>{formatMessage({ id: fact }, values)}</dd>
        </div>
      ))}
    </dl>
  );
}
