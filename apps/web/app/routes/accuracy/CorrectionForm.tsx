import type { CorrectionReceipt } from "@heater-age/client";
import type { Language } from "@heater-age/messages";
import { Button } from "@heater-age/ui/Button";
import { Card } from "@heater-age/ui/Card";
import { Fold } from "@heater-age/ui/Fold";
import { Notice } from "@heater-age/ui/Notice";
import * as layout from "@heater-age/ui/layout";
import { FormattedMessage, useIntl } from "react-intl";
import type { FormAnswer } from "../../shared/forms/sender.ts";
import { HoneypotField } from "../../shared/forms/HoneypotField.tsx";
import { PrivacyNote } from "../../shared/forms/PrivacyNote.tsx";
import * as styles from "./accuracy.css.ts";
import { CorrectionFields, type CorrectionFieldsProps } from "./CorrectionFields.tsx";
import { type Field, mistakesIn, nothing, textValues, type Values } from "./fields.ts";

const thanks = {
  agrees: "accuracy.sentAgrees",
  ambiguous: "accuracy.sentAmbiguous",
  contradicts: "accuracy.sentContradicts",
  "no-date": "accuracy.sentNoDate",
} as const;

const thankYou = (agreement: string) =>
  thanks[Object.hasOwn(thanks, agreement) ? (agreement as keyof typeof thanks) : "agrees"];

interface CorrectionFormProps {
  readonly language: Language;
  /** Path of the page. */
  readonly path: string;
  readonly brands: CorrectionFieldsProps["brands"];
  /** Values from the query of the page's address. */
  readonly given: Pick<Values, "brand" | "serial">;
  readonly answer: FormAnswer<Field, CorrectionReceipt> | undefined;
}

/** Renders the form for a date printed on a heater, which the server answers with this page. */
export function CorrectionForm({ language, path, brands, given, answer }: CorrectionFormProps) {
  const { formatMessage } = useIntl();
  const delivery = answer?.delivery;
  const values = answer === undefined ? { ...nothing, ...given } : delivery?.sent ? nothing : answer.values;
  const mistakes = answer === undefined || delivery?.sent ? {} : mistakesIn(values);
  const errors = Object.fromEntries(
    Object.entries(mistakes).map(([field, id]) => [field, formatMessage({ id }, textValues)]),
  );
  if (delivery?.sent === false && delivery.field !== undefined && delivery.reason !== undefined) {
    errors[delivery.field] = delivery.reason;
  }
  const folded = answer === undefined && given.brand === "" && given.serial === "";
  return (
    <Fold heading={<FormattedMessage id="accuracy.formTitle" />} folded={folded}>
      <Card className={styles.card} id="correction" aria-labelledby="correction-heading">
        <h2 className={styles.heading} id="correction-heading">
          <FormattedMessage id="accuracy.formTitle" />
        </h2>
        {delivery?.sent ? (
          <div role="status">
            <Notice icon="check">
              <strong>
                <FormattedMessage id="accuracy.sentTitle" />
              </strong>
              {". "}
              <FormattedMessage id={thankYou(delivery.receipt.agreement)} />
            </Notice>
          </div>
        ) : null}
        <form className={layout.column.medium} action={`${path}#correction`} method="post" noValidate>
          <CorrectionFields brands={brands} errors={errors} values={values} />
          <HoneypotField label={<FormattedMessage id="accuracy.trap" />} />
          {delivery?.sent === false && delivery.field === undefined ? (
            <div role="alert">
              <Notice icon="alert">
                <strong>
                  <FormattedMessage id="accuracy.failedTitle" />
                </strong>
                {". "}
                {delivery.reason ?? formatMessage({ id: "accuracy.failedText" })}
              </Notice>
            </div>
          ) : null}
          <Button tone="primary" type="submit" wide>
            <FormattedMessage id="accuracy.send" />
          </Button>
          <PrivacyNote language={language} id="accuracy.privacy" className={layout.quiet} />
        </form>
      </Card>
    </Fold>
  );
}
