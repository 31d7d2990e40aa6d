import { AnswerRow, AnswerRows } from "@heater-age/ui/AnswerRow";
import { FormattedMessage, useIntl } from "react-intl";
import { detailsQuery } from "../check/details.ts";
import * as cardStyles from "../result/card.css.ts";
import { useOpened } from "../browser/use-opened.ts";
import * as print from "./print.css.ts";
import { type Row, type RowContentProps, rows } from "./rows.tsx";

interface RowsCardProps extends RowContentProps {
  /** Id of the row that the address opens. */
  readonly opened?: string | undefined;
}

/** Renders each further question about a heater with its answer. */
export function RowsCard({ opened, ...props }: RowsCardProps) {
  return (
    <AnswerRows className={print.rows}>
      {rows.map((row) =>
        row.isShown?.(props) === false ? null : (
          <OneRow key={row.id} row={row} isOpen={row.id === opened} {...props} />
        ),
      )}
    </AnswerRows>
  );
}

interface OneRowProps extends RowContentProps {
  readonly row: Row;
  /** Whether the address opens it. */
  readonly isOpen: boolean;
}

function OneRow({ row, isOpen, heater, editing }: OneRowProps) {
  const intl = useIntl();
  const [open, opening] = useOpened(isOpen);
  const { answered, check, isChosen, kind, path } = heater;
  const { id, icon, heading, Content } = row;
  const { text, tone } = row.answer(intl, heater);
  const isPrinted = row.isPrinted?.(heater) === true;
  const date = isChosen ? check.result.decoding.candidates[0].date : undefined;
  return (
    <AnswerRow
      id={id}
      icon={icon}
      name={<FormattedMessage id={heading} />}
      answer={row.isAwaited?.(heater) ? <span className={cardStyles.scripted}>{text}</span> : text}
      tone={tone}
      data-printed={isPrinted ? "" : undefined}
      {...opening}
    >
      {open || isPrinted ? (
        <Content heater={heater} editing={editing} />
      ) : (
        // Without scripts, the server renders the content.
        <a
          className={cardStyles.unscripted}
          href={path + detailsQuery(check.input, id, { kind, date, answered })}
        >
          <FormattedMessage id="result.openHere" />
        </a>
      )}
    </AnswerRow>
  );
}
