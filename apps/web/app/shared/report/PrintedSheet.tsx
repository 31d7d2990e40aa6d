import { type Publication, printedReport, type Subject } from "@heater-age/report";
import { useIntl } from "react-intl";
import { site } from "../../config/site.ts";
import { Blocks } from "./Blocks.tsx";
import { text } from "./Blocks.css.ts";
import * as styles from "./PrintedSheet.css.ts";

interface PrintedSheetProps extends Pick<Publication, "address" | "id"> {
  readonly subject: Subject;
  /** Public origin of the site. `undefined` if it is unknown. */
  readonly origin: string | undefined;
}

/**
 * Renders a result or a report for printing, instead of its page: everything important on the first page, then
 * assumptions, sources and recalls in full.
 */
export function PrintedSheet({ subject, origin, address, id }: PrintedSheetProps) {
  const intl = useIntl();
  const { first, appendix } = printedReport(intl, subject, {
    url: origin,
    company: site.company || undefined,
    phone: site.companyPhone || undefined,
    quoteUrl: site.companyQuoteUrl || undefined,
    address,
    id,
  });
  return (
    <article className={styles.sheet}>
      <div className={styles.page}>
        {first.map((blocks, index) => (
          <section key={index} className={styles.part}>
            <Blocks blocks={blocks} />
          </section>
        ))}
      </div>
      <div className={styles.appendix}>
        {appendix.map(({ heading, blocks }) => (
          <section key={heading} className={styles.section}>
            <h2 className={text.section}>{heading}</h2>
            <Blocks blocks={blocks} />
          </section>
        ))}
      </div>
    </article>
  );
}
