import type { ControlProps } from "@heater-age/ui/Field";
import { Icon } from "@heater-age/ui/Icon";
import { TextInput } from "@heater-age/ui/TextInput";
import { type Ref, useRef } from "react";
import { useIntl } from "react-intl";
import * as styles from "./BrandSearch.css.ts";

export const listId = ({ id }: ControlProps): string => `${id}-list`;

/** Events in the box before the search was loaded. */
export interface Begun {
  readonly typed: string;
  /** How it was left, if it was: with Enter, or by moving the focus. */
  readonly end?: "enter" | "blur" | undefined;
  /** Whether to open the list. */
  readonly open: boolean;
}

interface BrandBoxProps {
  readonly control: ControlProps;
  readonly ref: Ref<HTMLInputElement>;
  /** Name of the chosen brand. */
  readonly label: string;
  readonly begun: Begun;
  readonly onPointerEnter: () => void;
  readonly onBegin: (begun: Begun) => void;
}

/** Renders the brand search before it is loaded: the same box, closed. */
export function BrandBox({ control, ref, label, begun, onPointerEnter, onBegin }: BrandBoxProps) {
  const { formatMessage } = useIntl();
  const pressed = useRef(false);
  const { typed } = begun;
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
        value={typed || label}
        onPointerEnter={onPointerEnter}
        onPointerDown={(event) => {
          pressed.current = true;
          // The focus can be there already, because a form with an error puts it here.
          if (event.currentTarget === document.activeElement) onBegin({ typed, open: true });
        }}
        onFocus={() => onBegin({ typed, open: pressed.current || typed !== "" })}
        onChange={(event) => onBegin({ typed: event.currentTarget.value, open: true })}
        onKeyDown={(event) => {
          if (event.key === "ArrowDown" || event.key === "ArrowUp") onBegin({ typed, open: true });
          if (event.key !== "Enter" || typed === "") return;
          event.preventDefault();
          onBegin({ ...begun, end: "enter" });
        }}
        onBlur={() => onBegin({ typed, open: false, end: "blur" })}
      />
      <Icon name="chevron" className={styles.arrow} />
    </span>
  );
}
