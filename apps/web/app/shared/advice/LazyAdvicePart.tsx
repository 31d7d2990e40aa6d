import { FormattedMessage } from "react-intl";
import { afterResult } from "../lazy/after-result.tsx";
import * as styles from "../result/card.css.ts";

/** Renders that advice is missing, because silence could be mistaken for an answer. Needs area "result". */
const Missing = () => (
  <p className={styles.about} role="status">
    <FormattedMessage id="result.adviceMissing" />
  </p>
);

/** A part of the advice, loaded when it is opened. */
export const LazyAdvicePart = afterResult(async () => (await import("./AdvicePart.tsx")).AdvicePart, Missing);
