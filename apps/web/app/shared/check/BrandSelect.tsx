import { Select } from "@heater-age/ui/Select";
import { type ComponentProps, useState } from "react";
import { useIntl } from "react-intl";
import type { Choices } from "./choices.ts";
import { brandOptions } from "./brand-options.ts";

/** Props of the select, in addition to those of a native one. */
interface BrandSelectProps extends Omit<ComponentProps<"select">, "children"> {
  readonly choices: Choices;
  /** The value that is selected first. */
  readonly selected: string;
  /** Whether the select came with the page. Then the options stay as the server sent them. */
  readonly isSent?: boolean;
}

export function BrandSelect({ choices, selected, isSent = false, ...rest }: BrandSelectProps) {
  const intl = useIntl();
  // Always the same object, because React sets another one again.
  const [options] = useState(() => ({
    __html: isSent && !import.meta.env.SSR ? "" : brandOptions(intl, choices, selected),
  }));
  return (
    <Select
      {...rest}
      name="brand"
      autoComplete="off"
      // oxlint-disable-next-line react/no-danger -- escaped; when sent by the server, React keeps the server's
      dangerouslySetInnerHTML={options}
      suppressHydrationWarning
    />
  );
}
