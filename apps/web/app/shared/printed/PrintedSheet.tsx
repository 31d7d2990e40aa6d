import { type Publication, printedReport, type Subject } from "@heater-age/report";
import { useIntl } from "react-intl";
import { site } from "../../config/site.ts";
import { Sections } from "./Blocks.tsx";
import { FirstPage } from "./FirstPage.tsx";
import * as styles from "./PrintedSheet.css.ts";

/** Props of the sheet. */
export interface PrintedSheetProps extends Pick<Publication, "address" | "id"> {
  readonly subject: Subject;
  /** Public origin of the site. `undefined` if it is unknown. */
  readonly origin: string | undefined;
}

/**
 * Renders a result or a report for printing, instead of its page: everything important on the first page, then
 * assumptions, sources and recalls in full. Needs the areas of a report.
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
      <FirstPage page={first} />
      <div className={styles.appendix}>
        <Sections sections={appendix} />
      </div>
    </article>
  );
}
