import { Glyph } from "../Icon/Glyph.tsx";
import { iconPaths } from "../Icon/Icon.tsx";

const paths = {
  ...iconPaths,
  warning: "M8 1.9 14.8 14H1.2L8 1.9ZM8 6.2v3.6M8 11.7v.1",
  eye: "M1.2 8S3.7 3.6 8 3.6 14.8 8 14.8 8 12.3 12.4 8 12.4 1.2 8 1.2 8ZM8 6.1a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8Z",
  cross: "M4 4l8 8M12 4l-8 8",
  copy: "M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3",
  report: "M3.5 1.8h9v12.4h-9zM6 5h4M6 8h4M6 11h2",
  print: "M4.5 6V2h7v4M4.5 12H2.3V6h11.4v6h-2.2M4.5 9.8h7V14h-7z",
  save: "M8 2v8.2M4.8 7.2 8 10.4l3.2-3.2M2.5 10.8V14h11v-3.2",
  again: "M2.6 8a5.4 5.4 0 1 0 1.7-3.9M4.6 1.4v2.9h2.9",
  pencil: "M2.5 13.5 3.3 10l7.4-7.4 2.7 2.7L6 12.7zM9 4.3 11.7 7",
  search: "M7 2.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6ZM10.6 10.6 14 14",
  share: "M8 10V1.9M5 4.7l3-3 3 3M4.8 7H3v7.1h10V7h-1.8",
  light: "M5.4 9.6a3.9 3.9 0 1 1 5.2 0c-.6.6-.8 1.1-.8 1.9H6.2c0-.8-.2-1.3-.8-1.9ZM6.6 14h2.8",
  link: "M6.6 9.4a2.7 2.7 0 0 0 3.8 0l2.2-2.2a2.7 2.7 0 0 0-3.8-3.8L8 4.2M9.4 6.6a2.7 2.7 0 0 0-3.8 0L3.4 8.8a2.7 2.7 0 0 0 3.8 3.8L8 11.8",
} as const;

/** Icons that go with a word. */
export type MoreIconName = keyof typeof paths;

/** Props of the icon. */
export interface MoreIconProps {
  readonly name: MoreIconName;
  readonly className?: string | undefined;
}

/**
 * Renders the icons that `Icon` doesn't have, for parts that load later, such as a result. They are decoration: the
 * word has the meaning.
 *
 * @example
 * <MoreIcon name="print" />
 */
export function MoreIcon({ name, className }: MoreIconProps) {
  return <Glyph path={paths[name]} className={className} />;
}
