import type { Area, Language } from "@heater-age/messages";
import { type ComponentProps, createContext, type ReactNode, use, useMemo } from "react";
import { IntlProvider } from "react-intl";
import { loadAreas, type Texts } from "./load.ts";

const OuterTexts = createContext<Texts>({});

/** What the texts of a page or of a part of it need. */
export interface WithTextsProps {
  readonly language: Language;
  readonly areas: readonly Area[];
  readonly children: ReactNode;
}

/** Gives its children the texts of some areas beside those they have already, and waits until these are there. */
export function WithTexts({ language, areas, children }: WithTextsProps) {
  const outer = use(OuterTexts);
  const added = use(loadAreas(language, areas));
  const texts = useMemo(() => ({ ...outer, ...added }), [outer, added]);
  // A page has the texts of its areas; that these are the ones it uses is seen when it is rendered.
  const messages = texts as NonNullable<ComponentProps<typeof IntlProvider>["messages"]>;
  return (
    <OuterTexts value={texts}>
      <IntlProvider locale={language} messages={messages} timeZone="UTC">
        {children}
      </IntlProvider>
    </OuterTexts>
  );
}
