import { FormattedMessage } from "react-intl";
import { afterResult } from "../lazy/after-result.tsx";
import * as styles from "../result/card.css.ts";

/** Says that there is more, where a silence could be taken for an answer. Needs area "result". */
const Missing = () => (
  <p className={styles.about} role="status">
    <FormattedMessage id="result.adviceMissing" />
  </p>
);

/** A part of what follows from a date, fetched when it is opened. */
export const LazyAdvicePart = afterResult(async () => (await import("./AdvicePart.tsx")).AdvicePart, Missing);
