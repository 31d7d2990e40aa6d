import { FormattedMessage } from "react-intl";
import { afterResult } from "../lazy/after-result.tsx";
import * as styles from "../result/card.css.ts";

/** Says that there is more than the date, where a silence could be taken for an answer. Needs area "result". */
const Missing = () => (
  <p className={styles.about} role="status">
    <FormattedMessage id="result.adviceMissing" />
  </p>
);

/** What follows from a date. Without a connection there is the date alone. */
export const LazyAdvice = afterResult(async () => (await import("./Advice.tsx")).Advice, Missing);
