import { Command, type CommanderError, InvalidArgumentError, Option } from "commander";
import { addedColumns } from "../batch/added-columns.ts";
import { isEncoding } from "../batch/decode-text.ts";
import { photoColumns } from "../scan/photo-columns.ts";
import { exitCodes } from "../terminal/failure.ts";
import { chooseLayout, paragraph } from "../terminal/layout.ts";
import type { ProcessContext } from "../terminal/process-context.ts";
import { defaultLanguage, type Language, languageCodes } from "../texts/translator.ts";

/** The options of all commands. Those that a command doesn't have are absent. */
export interface Options {
  readonly model?: string;
  readonly output?: string;
  readonly brand?: string;
  readonly brandColumn?: string;
  readonly serialColumn?: string;
  readonly modelColumn?: string;
  /** False with `--no-header`. */
  readonly header?: boolean;
  readonly sheet?: string;
  readonly delimiter?: string;
  readonly encoding?: string;
  readonly errors?: string;
  readonly quiet?: boolean;
  readonly json?: boolean;
  readonly language: Language;
  readonly api?: string;
  /** Calendar date `"YYYY-MM-DD"`. */
  readonly today?: string;
  readonly color: boolean;
}

export type CommandName = "check" | "identify" | "batch" | "scan" | "brands";

export interface CommandRequest {
  readonly name: CommandName;
  readonly words: readonly string[];
  readonly options: Options;
}

/** Help, the version, or an error about the arguments: the text to print, and whether it is an error. */
export interface Usage {
  readonly text: string;
  readonly isError: boolean;
}

/** Returns a parser that refuses what a check doesn't accept. */
const only =
  (accepts: (text: string) => boolean, expected: string) =>
  (text: string): string => {
    if (accepts(text)) return text;
    throw new InvalidArgumentError(expected);
  };

const isDay = (text: string): boolean => {
  const day = new Date(/^\d{4}-\d{2}-\d{2}$/u.test(text) ? `${text}T00:00:00Z` : Number.NaN);
  return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(text);
};

function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, search, hash, pathname } = new URL(text);
  return /^https?:$/u.test(protocol) && search === "" && hash === "" && !/\/api\/?$/u.test(pathname);
}

/** Returns whether a character can separate cells: an ASCII character that is in no cell and ends no line. */
const isDelimiter = (text: string): boolean =>
  text === "tab" || (/^[^"\r\n\p{L}\p{N}]$/u.test(text) && /^[\0-\x7F]$/u.test(text));

// The next option isn't the value of one that has none.
const value = only((text) => text !== "" && !/^-./u.test(text), "It needs a value.");

const withValue = (flags: string, meaning: string): Option => new Option(flags, meaning).argParser(value);

const model = () => withValue("-m, --model <model>", "Model number");
const output = () =>
  withValue("-o, --output <file>", "CSV, TSV, XLSX or ODS file; default, or “-”: standard output");
const quiet = () => new Option("-q, --quiet", "Shows only failures");
const json = (meaning = "JSON output") => new Option("--json", meaning);
const api = () =>
  new Option("--api <url>", "Heater Age server; default: nothing leaves this computer").argParser(
    only(isAddress, "Use an address without “/api”, such as https://heater-age.example."),
  );
// A server uses its own date.
const today = () =>
  new Option("--today <date>", "Date for ages, such as 2026-11-20; default: today")
    .argParser(only(isDay, "Use a date like 2026-11-20."))
    .conflicts("api");
const language = () =>
  new Option("--language <code>", `Language of results: ${languageCodes.join(", ")}`)
    .default(defaultLanguage)
    .argParser((text: string) =>
      only(
        (code) => languageCodes.some((one) => one === code),
        `Use ${languageCodes.join(", ")}.`,
      )(text.toLowerCase()),
    );
const noColor = () => new Option("--no-color", "No colors");

const batchOptions = (): readonly Option[] => [
  output(),
  withValue("--brand <brand>", "Brand of every row"),
  withValue("--brand-column <column>", "Brand column, by heading or number"),
  withValue("--serial-column <column>", "Serial number column"),
  withValue("--model-column <column>", "Model number column"),
  new Option("--no-header", "The file has no headings; name columns by number"),
  withValue("--sheet <sheet>", "Sheet; default: all with the same columns"),
  new Option("--delimiter <character>", "Separator such as “|”, or “tab”; default: detected").argParser(
    only(isDelimiter, "Use one character, or “tab”."),
  ),
  new Option("--encoding <encoding>", "Encoding, such as windows-1252; default: UTF-8 or UTF-16").argParser(
    only(isEncoding, "Use one like windows-1252."),
  ),
  withValue("--errors <file>", "File for rows without a date"),
  quiet(),
  json("JSON output; one object per row"),
  api(),
  today(),
];

const added = Object.keys(addedColumns).join(", ");

/** What the help of a command says below its options: examples, and the columns of a table. */
const examples: Readonly<Record<CommandName, readonly string[]>> = {
  check: ["check rheem RH0504B01826", "check bradford-white BH6511396 --json"],
  identify: ["identify BH6511396"],
  batch: [
    "batch units.xlsx -o dated.xlsx",
    "batch units.csv -o dated.csv --brand rheem --errors problems.csv",
    "batch - < units.csv > dated.csv",
  ],
  scan: ["scan photos -o heaters.csv", "scan basement.jpg attic.png"],
  brands: ["brands"],
};

const columns: Readonly<Partial<Record<CommandName, readonly string[]>>> = {
  batch: [
    "A heading row names the columns, such as “Serial Number”, “Brand” and “Modèle”. Without a brand column, we try every brand.",
    `Adds ${added}. Cells that look like formulas get a leading apostrophe.`,
  ],
  scan: [
    `One row per photo: ${photoColumns.join(", ")}, ${added}. Where “sure” is “no”, compare it with the photo.`,
  ],
};

const exitCodeHelp = `
Exit codes:
  ${exitCodes.dated}    Date found for every heater
  ${exitCodes.undated}    No date for at least one heater
  ${exitCodes.usage}    Invalid input or missing package
  ${exitCodes.server}    Server unreachable or failed
  ${exitCodes.file}    File can’t be read or written
  ${exitCodes.defect}   Internal error
  ${exitCodes.interrupted}  Interrupted with Ctrl+C
  ${exitCodes.brokenPipe}  Output closed early`;

const isUsage = (error: unknown): error is CommanderError =>
  error instanceof Error && "code" in error && String(error.code).startsWith("commander.");

/**
 * Parses what was typed after the name of the program.
 *
 * @param asks Whether `check` works without words, because a person can be asked for them.
 *
 * @example
 * readArguments(["check", "rheem", "RH0504B01826", "--json"], { version, asks, processContext });
 * //=> { name: "check", words: ["rheem", "RH0504B01826"], options: { json: true, language: "en" } }
 */
export function readArguments(
  argv: readonly string[],
  {
    version,
    asks,
    processContext: { stdout, stderr, env },
  }: {
    readonly version: string;
    readonly asks: boolean;
    readonly processContext: ProcessContext;
  },
): CommandRequest | Usage {
  const layout = chooseLayout(stdout, env, true);
  let text = "";
  let request: CommandRequest | undefined;
  const write = (some: string): void => {
    text += some;
  };
  const program = new Command("heater-age")
    .description("Dates water heaters by serial number.")
    .version(version, "-V, --version", "Shows the version")
    .helpOption("-h, --help", "Shows this help")
    .helpCommand(false)
    .addHelpText("after", "\nCommand help: heater-age batch --help")
    .showHelpAfterError("See --help.")
    .exitOverride()
    .configureOutput({
      writeOut: write,
      writeErr: write,
      getOutHelpWidth: () => layout.width,
      getErrHelpWidth: () => chooseLayout(stderr, env, true).width,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    });

  function add(name: CommandName, words: string, description: string, own: readonly Option[]): void {
    const command = program
      .command(`${name} ${words}`.trim())
      .description(description)
      .action(() => {
        request = { name, words: command.args, options: command.opts<Options>() };
      });
    for (const option of [...own, language(), noColor()]) command.addOption(option);
    const about = (columns[name] ?? []).flatMap((each) => paragraph(each, layout, { first: "  " }));
    const sections = [
      ...(about.length === 0 ? [] : ["", "Columns:", ...about]),
      "",
      "Examples:",
      ...examples[name].map((example) => `  heater-age ${example}`),
      ...(name === "brands" ? [] : [exitCodeHelp]),
    ];
    command.addHelpText("after", sections.join("\n"));
  }

  const heater = [model(), json(), api(), today()];
  add("check", asks ? "[brand] [serial]" : "<brand> <serial>", "Dates one heater", heater);
  add("identify", "<serial>", "Lists the brands and dates a serial number fits", heater);
  add("batch", "<file>", "Dates a CSV, Excel or OpenDocument file", batchOptions());
  add("scan", "<photo...>", "Dates heaters from label photos (needs @heater-age/scan)", [
    output(),
    quiet(),
    json(),
    api(),
    today(),
  ]);
  add("brands", "", "Lists brands and store brands", [json(), api()]);
  try {
    program.parse([...argv], { from: "user" });
  } catch (error) {
    if (!isUsage(error)) throw error;
    return { text, isError: error.exitCode !== 0 };
  }
  return request ?? { text, isError: true };
}
