import * as styles from "./Icon.css.ts";

/** Each icon is a single line on a square of 16. */
const paths = {
  check: "M3 8.5 6.5 12 13 4.5",
  chevron: "M3.5 6 8 10.5 12.5 6",
  scan: "M1.8 5V3.3A1.5 1.5 0 0 1 3.3 1.8H5M11 1.8h1.7a1.5 1.5 0 0 1 1.5 1.5V5M14.2 11v1.7a1.5 1.5 0 0 1-1.5 1.5H11M5 14.2H3.3a1.5 1.5 0 0 1-1.5-1.5V11M5 5.5v5M8 5.5v5M11 5.5v5",
  bookmark: "M4 1.9h8v12.2l-4-3-4 3z",
  alert: "M8 1.8a6.2 6.2 0 1 1 0 12.4A6.2 6.2 0 0 1 8 1.8ZM8 4.8v3.8M8 11.1v.1",
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
  facebook: "M11 2.2H9.8C8.2 2.2 7.3 3.1 7.3 4.7v9.1M4.9 7.6h5.4",
  twitter: "M2.6 2.5h2.7l8.1 11h-2.7zM12.9 2.5 9 6.9M6.9 9.2l-3.8 4.3",
  linkedin: "M3.5 6.6v6.9M3.5 3v.1M7.2 13.5V6.6M7.2 9.6c0-2 1.1-3.1 2.8-3.1s2.7 1.1 2.7 3v4",
  whatsapp:
    "m2.1 13.9.9-3.1a6 6 0 1 1 2.3 2.2zM6 5.4c-.2 2.7 1.9 4.8 4.6 4.6l.4-1.3-1.5-.8-.8.6c-.6-.3-1-.7-1.3-1.3l.6-.8-.8-1.5z",
  reddit:
    "M8 6.4c3.1 0 5.6 1.7 5.6 3.8S11.1 14 8 14s-5.6-1.7-5.6-3.8S4.9 6.4 8 6.4ZM8 6.4l.7-3.7 2.6.6M12.5 3.6v.1M5.9 9.4v.1M10.1 9.4v.1M5.9 11.5c1.2.9 3 .9 4.2 0",
  email: "M1.8 3.4h12.4v9.2H1.8zM2 3.8l6 5 6-5",
  sms: "M2 2.8h12v8.4H7.4l-3 2.6v-2.6H2zM5.3 7v.1M8 7v.1M10.7 7v.1",
} as const;

/** Icons that go with a word. */
export type IconName = keyof typeof paths;

interface IconProps {
  readonly name: IconName;
  readonly className?: string | undefined;
}

/**
 * Renders a small icon in the color and size of the text next to it. It is decoration: the word has the meaning.
 *
 * @example
 * <Icon name="check" />
 */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 16 16"
      className={[styles.icon, className].filter(Boolean).join(" ")}
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
