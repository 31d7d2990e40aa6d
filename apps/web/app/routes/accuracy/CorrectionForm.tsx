import type { CorrectionInput } from "@heater-age/client";
import type { Language } from "@heater-age/messages";
import { findEntry } from "@heater-age/messages/format";
import { Button } from "@heater-age/ui/Button";
import { Card } from "@heater-age/ui/Card";
import { Field } from "@heater-age/ui/Field";
import { Fold } from "@heater-age/ui/Fold";
import { Notice } from "@heater-age/ui/Notice";
import { Select } from "@heater-age/ui/Select";
import { TextArea } from "@heater-age/ui/TextArea";
import { TextInput } from "@heater-age/ui/TextInput";
import * as layout from "@heater-age/ui/layout";
import { FormattedMessage, useIntl } from "react-intl";
import { accuracyPath, pathIn } from "../../seo/paths.ts";
import { HoneypotField } from "../../shared/forms/HoneypotField.tsx";
import { PrivacyNote } from "../../shared/forms/PrivacyNote.tsx";
import * as styles from "./accuracy.css.ts";
import type { BrandProof } from "./proof.server.ts";
import type { CorrectionAnswer } from "./send-correction.server.ts";

const places = {
  "rating-plate": "accuracy.seenPlate",
  "other-label": "accuracy.seenLabel",
  papers: "accuracy.seenPapers",
  elsewhere: "accuracy.seenElsewhere",
} as const satisfies Record<CorrectionInput["seenOn"], string>;

const thanks = {
  agrees: "accuracy.sentAgrees",
  ambiguous: "accuracy.sentAmbiguous",
  contradicts: "accuracy.sentContradicts",
  "no-date": "accuracy.sentNoDate",
} as const;

/** A date in each precision. */
const dates = { year: "2004", month: "2004-05", day: "2004-05-12", week: "2004-W20" } as const;

interface CorrectionFormProps {
  readonly language: Language;
  /** Brands to choose from. */
  readonly brands: readonly Pick<BrandProof, "slug" | "label">[];
  /** Values from the query of the page's address. */
  readonly given: Pick<CorrectionInput, "brand" | "serialNumber">;
  readonly answer: CorrectionAnswer | undefined;
}

/** Renders the form for a date printed on a heater, which the server answers with this page. */
export function CorrectionForm({ language, brands, given, answer }: CorrectionFormProps) {
  const { formatMessage } = useIntl();
  const required = formatMessage({ id: "form.required" });
  const failure = answer?.sent === false ? answer : undefined;
  const values: Partial<CorrectionInput> = failure?.values ?? (answer === undefined ? given : {});
  const errorOf = (name: keyof CorrectionInput) => {
    const error = failure?.errors.find(({ field }) => field === `/${name}`);
    return error?.code === "date-form" ? formatMessage({ id: "accuracy.dateWrong" }, dates) : error?.message;
  };
  const folded = answer === undefined && given.brand === "" && given.serialNumber === "";
  return (
    <Fold heading={<FormattedMessage id="accuracy.formTitle" />} folded={folded}>
      <Card className={styles.card} id="correction" aria-labelledby="correction-heading">
        <h2 className={styles.heading} id="correction-heading">
          <FormattedMessage id="accuracy.formTitle" />
        </h2>
        {answer?.sent ? (
          <div role="status">
            <Notice icon="check">
              <strong>
                <FormattedMessage id="accuracy.sentTitle" />
              </strong>
              {". "}
              <FormattedMessage id={findEntry(thanks, answer.agreement) ?? thanks.agrees} />
            </Notice>
          </div>
        ) : null}
        <form
          className={layout.column.medium}
          action={`${pathIn(language, accuracyPath)}#correction`}
          method="post"
          noValidate
        >
          <Field
            id="brand"
            label={formatMessage({ id: "form.brand" })}
            required={required}
            error={errorOf("brand")}
          >
            {(control) => (
              <Select {...control} name="brand" aria-required defaultValue={values.brand}>
                <option value="">{formatMessage({ id: "accuracy.brandChoose" })}</option>
                {brands.map(({ slug, label }) => (
                  <option key={slug} value={slug}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field
            id="serialNumber"
            label={formatMessage({ id: "form.serial" })}
            required={required}
            error={errorOf("serialNumber")}
          >
            {(control) => (
              <TextInput
                {...control}
                className={styles.serial}
                name="serialNumber"
                aria-required
                defaultValue={values.serialNumber}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={100}
              />
            )}
          </Field>
          <Field
            id="printedDate"
            label={formatMessage({ id: "accuracy.date" })}
            required={required}
            error={errorOf("printedDate")}
            help={formatMessage({ id: "accuracy.dateHelp" }, dates)}
          >
            {(control) => (
              <TextInput
                {...control}
                name="printedDate"
                aria-required
                defaultValue={values.printedDate}
                autoComplete="off"
                maxLength={20}
              />
            )}
          </Field>
          <Field
            id="seenOn"
            label={formatMessage({ id: "accuracy.seenOn" })}
            required={required}
            error={errorOf("seenOn")}
          >
            {(control) => (
              <Select {...control} name="seenOn" aria-required defaultValue={values.seenOn}>
                <option value="">{formatMessage({ id: "accuracy.seenChoose" })}</option>
                {Object.entries(places).map(([value, id]) => (
                  <option key={value} value={value}>
                    {formatMessage({ id })}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field
            id="note"
            label={formatMessage({ id: "accuracy.note" })}
            error={errorOf("note")}
            help={formatMessage({ id: "accuracy.noteHelp" })}
          >
            {(control) => <TextArea {...control} name="note" defaultValue={values.note} rows={2} />}
          </Field>
          <HoneypotField label={<FormattedMessage id="accuracy.trap" />} />
          {failure?.errors.length === 0 ? (
            <div role="alert">
              <Notice icon="alert">
                <strong>
                  <FormattedMessage id="accuracy.failedTitle" />
                </strong>
                {". "}
                {failure.reason ?? formatMessage({ id: "accuracy.failedText" })}
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
