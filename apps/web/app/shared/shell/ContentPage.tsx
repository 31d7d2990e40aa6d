import type { Language } from "@heater-age/messages";
import { Icon } from "@heater-age/ui/Icon";
import { screenOnly, wrap } from "@heater-age/ui/theme";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { PageHead } from "../../seo/PageHead.tsx";
import { pathIn } from "../../seo/paths.ts";
import * as styles from "./ContentPage.css.ts";
import type { DocumentArea } from "./content.ts";

type TextId = FormatjsIntl.Message["ids"];

interface ContentPageProps {
  readonly language: Language;
  /** Path of the page without a language. */
  readonly path: string;
  /** The area of its texts, with `metaTitle` and `metaDescription`. */
  readonly area: DocumentArea | "accuracy" | "contact" | "heaters" | "noLabel";
  readonly heading: TextId;
  /** Name of the link to the home page. @default "document.backHome" */
  readonly back?: TextId;
  readonly intro?: TextId;
  /** Further content below the title. */
  readonly about?: ReactNode;
  /** False for pages that are useless in search engines. @default true */
  readonly indexed?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Renders a page of its own kind: the link back to the home page, its title, and its content. */
export function ContentPage({
  language,
  path,
  area,
  heading,
  back = "document.backHome",
  intro,
  about,
  indexed = true,
  className = "",
  children,
}: ContentPageProps) {
  const { formatMessage } = useIntl();
  const name = formatMessage({ id: heading });
  return (
    <main className={wrap}>
      <PageHead
        language={language}
        path={path}
        title={formatMessage({ id: `${area}.metaTitle` })}
        description={formatMessage({ id: `${area}.metaDescription` })}
        crumbs={[{ name, path }]}
        indexed={indexed}
      />
      <div className={`${styles.page} ${className}`}>
        <div className={styles.head}>
          <Link className={`${styles.back} ${screenOnly}`} to={pathIn(language, "/")}>
            <Icon name="chevron" className={styles.arrow} />
            <FormattedMessage id={back} />
          </Link>
          <h1 className={styles.title}>{name}</h1>
          {intro === undefined ? null : (
            <p className={styles.intro}>
              <FormattedMessage id={intro} />
            </p>
          )}
          {about}
        </div>
        {children}
      </div>
    </main>
  );
}
