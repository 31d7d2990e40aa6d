import * as layout from "@heater-age/ui/layout";
import { FormattedMessage, FormattedNumber } from "react-intl";
import { readLanguage } from "../../seo/language.ts";
import { pathIn } from "../../seo/paths.ts";
import { ContentPage } from "../../shared/shell/ContentPage.tsx";
import type { Route } from "./+types/route.ts";
import * as styles from "./accuracy.css.ts";
import type { BrandAccuracy } from "./brand-accuracy.ts";
import generated from "./generated/accuracy.json" with { type: "json" };

export { RouteFailure as ErrorBoundary } from "../../shared/shell/RouteFailure.tsx";

const rows: readonly BrandAccuracy[] = generated;
const columns = ["heaters", "agrees", "ambiguous", "contradicts"] as const;

const total = (column: (typeof columns)[number]): number => rows.reduce((sum, row) => sum + row[column], 0);

/** Renders how the dates of each brand compare with known ones. */
export default function Accuracy({ params }: Route.ComponentProps) {
  const language = readLanguage(params.language);
  const undated = total("heaters") - total("agrees") - total("ambiguous") - total("contradicts");
  return (
    <ContentPage
      language={language}
      path="/accuracy/"
      area="accuracy"
      heading="accuracy.title"
      intro="accuracy.intro"
      about={
        <p className={styles.text}>
          <FormattedMessage id="accuracy.proves" />
        </p>
      }
    >
      <div className={styles.box}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th className={styles.cell} scope="col">
                <FormattedMessage id="form.brand" />
              </th>
              {columns.map((column) => (
                <th key={column} className={styles.count} scope="col">
                  <FormattedMessage id={`accuracy.${column}`} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.slug}>
                <th className={styles.cell} scope="row">
                  <a href={pathIn(language, row.path)} translate="no">
                    {row.label}
                  </a>
                </th>
                {columns.map((column) => (
                  <td key={column} className={styles.count}>
                    <FormattedNumber value={row[column]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {undated === 0 ? null : (
        <p className={layout.quiet}>
          <FormattedMessage id="accuracy.undated" values={{ count: undated }} />
        </p>
      )}
      <p className={styles.text}>
        <FormattedMessage
          id="accuracy.other"
          values={{
            contact: (text) => (
              <a key="contact" href={pathIn(language, "/contact/")}>
                {text}
              </a>
            ),
          }}
        />
      </p>
    </ContentPage>
  );
}
