import type { ControlProps } from "@heater-age/ui/Field";
import { Icon } from "@heater-age/ui/Icon";
import { TextInput } from "@heater-age/ui/TextInput";
import { type Ref, useRef } from "react";
import { useIntl } from "react-intl";
import * as styles from "./BrandSearch.css.ts";

/** Id of the list that the choice opens. */
export const listId = ({ id }: ControlProps): string => `${id}-list`;

/** What the closed choice takes. */
export interface BrandBoxProps {
  readonly control: ControlProps;
  readonly ref: Ref<HTMLInputElement>;
  /** Name of the chosen brand, or what was typed so far. */
  readonly text: string;
  readonly onPointerEnter: () => void;
  /** It took the focus, was pressed (`open`), or was typed into. */
  readonly onBegin: (begun: { readonly typed: string; readonly open: boolean }) => void;
}

/** The brand search before it is there: the same box, closed. */
export function BrandBox({ control, ref, text, onPointerEnter, onBegin }: BrandBoxProps) {
  const { formatMessage } = useIntl();
  const pressed = useRef(false);
  return (
    <span className={styles.holder}>
      <TextInput
        {...control}
        ref={ref}
        className={styles.input}
        role="combobox"
        aria-expanded={false}
        aria-controls={listId(control)}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        placeholder={formatMessage({ id: "form.brandPrompt" })}
        value={text}
        onPointerEnter={onPointerEnter}
        onPointerDown={() => {
          pressed.current = true;
        }}
        onFocus={() => onBegin({ typed: "", open: pressed.current })}
        onChange={(event) => onBegin({ typed: event.currentTarget.value, open: true })}
      />
      <Icon name="chevron" className={styles.arrow} />
    </span>
  );
}
