import { parseArgs } from "node:util";
import { exitCodes } from "./exit-codes.ts";
import { Failure } from "./failures.ts";
import { isLanguage, type Language, languageCodes, type Speech, type Texts } from "./texts.ts";

const options = {
  model: { type: "string", short: "m" },
  output: { type: "string", short: "o" },
  json: { type: "boolean" },
  lang: { type: "string" },
  api: { type: "string" },
  today: { type: "string" },
  "no-color": { type: "boolean" },
  help: { type: "boolean", short: "h" },
  version: { type: "boolean", short: "V" },
} as const;

/** Name of an option. */
export type OptionName = keyof typeof options;

/** All options, in the order in which they are told. */
export const optionNames = Object.keys(options) as readonly OptionName[];

/** A command: the words it takes, and the options. */
interface CommandShape {
  readonly words: readonly (keyof Texts["commandLine"] & `name${string}`)[];
  readonly options: readonly OptionName[];
}

const everywhere = ["lang", "no-color", "help"] as const;

/** The commands with what they take. */
export const commands = {
  check: { words: ["nameBrand", "nameSerial"], options: ["model", "json", "api", "today", ...everywhere] },
  identify: { words: ["nameSerial"], options: ["model", "json", "api", "today", ...everywhere] },
  batch: { words: ["nameFile"], options: ["output", "json", "api", "today", ...everywhere] },
  brands: { words: [], options: ["json", "api", ...everywhere] },
} as const satisfies Record<string, CommandShape>;

/** Name of a command. */
export type CommandName = keyof typeof commands;

/** What the visitor asks for. */
export interface Request {
  /** Absent when only help or the version is asked for. */
  readonly command?: CommandName;
  readonly words: readonly string[];
  readonly values: Readonly<Partial<Record<OptionName, string>>>;
  readonly switches: ReadonlySet<OptionName>;
}

const isOption = (name: string): name is OptionName => Object.hasOwn(options, name);
const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name);

/** The example of a day, in the form that a day is given in. */
export const exampleDay = "2026-11-20";
/** The example of an address, in the form that an address is given in. */
export const exampleAddress = "https://heater-age.example";

function tokensOf(argv: readonly string[]) {
  return parseArgs({ args: [...argv], options, allowPositionals: true, strict: false, tokens: true }).tokens;
}

/** The language that is asked for with an option, so that mistakes are told in it too. */
export function languageAskedFor(argv: readonly string[]): Language | undefined {
  const asked = tokensOf(argv).findLast((token) => token.kind === "option" && token.name === "lang");
  const code = asked?.kind === "option" ? (asked.value ?? "").toLowerCase() : "";
  return isLanguage(code) ? code : undefined;
}

const help = (command?: CommandName): string =>
  ["heater-age", ...(command === undefined ? [] : [command]), "--help"].join(" ");

function isDay(text: string): boolean {
  const day = new Date(/^\d{4}-\d{2}-\d{2}$/u.test(text) ? `${text}T00:00:00Z` : Number.NaN);
  return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(text);
}

function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, search, hash } = new URL(text);
  return (protocol === "http:" || protocol === "https:") && search === "" && hash === "";
}

/**
 * Reads what was typed after the name of the program.
 *
 * @throws {Failure} for what is not understood, with how it is used.
 *
 * @example
 * readArguments(["check", "rheem", "RH0504B01826", "--json"], english).command; //=> "check"
 */
export function readArguments(argv: readonly string[], { texts }: Speech): Request {
  const { commandLine } = texts;
  const tokens = tokensOf(argv);
  const said = tokens.flatMap((token) => (token.kind === "positional" ? [token.value] : []));
  const [first, ...words] = said;
  const command = first !== undefined && isCommand(first) ? first : undefined;
  const refuse = (message: string): never => {
    throw new Failure(exitCodes.usage, message, [commandLine.seeHelp({ command: help(command) })]);
  };

  const values: Partial<Record<OptionName, string>> = {};
  const switches = new Set<OptionName>();
  const allowed: readonly OptionName[] =
    command === undefined ? [...everywhere, "version"] : commands[command].options;
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const { name, rawName: option, value, inlineValue } = token;
    if (!isOption(name) || !allowed.includes(name)) return refuse(commandLine.unknownOption({ option }));
    if (options[name].type === "boolean") {
      if (value !== undefined) return refuse(commandLine.optionWithValue({ option }));
      switches.add(name);
    } else {
      const isNext =
        inlineValue === false && value !== undefined && value.length > 1 && value.startsWith("-");
      if (value === undefined || value === "" || isNext) {
        return refuse(commandLine.optionWithoutValue({ option }));
      }
      values[name] = value;
    }
  }

  const { lang, today, api } = values;
  if (lang !== undefined && !isLanguage(lang.toLowerCase())) {
    refuse(commandLine.badLanguage({ language: lang, languages: languageCodes.join(", ") }));
  }
  if (switches.has("help") || switches.has("version")) {
    return { words: [], values, switches, ...(command === undefined ? {} : { command }) };
  }
  if (command === undefined) {
    const known = Object.keys(commands).join(", ");
    return refuse(
      first === undefined
        ? commandLine.missing({ name: known.replaceAll(", ", " | ") })
        : commandLine.unknownCommand({ command: first, commands: known }),
    );
  }
  const wanted: CommandShape["words"] = commands[command].words;
  const missing = wanted[words.length];
  if (missing !== undefined) refuse(commandLine.missing({ name: commandLine[missing] }));
  const extra = words[wanted.length];
  if (extra !== undefined) refuse(commandLine.tooMany({ text: extra }));
  if (today !== undefined && !isDay(today)) refuse(commandLine.badDate({ text: today, date: exampleDay }));
  if (api !== undefined && !isAddress(api)) {
    refuse(commandLine.badAddress({ text: api, address: exampleAddress }));
  }
  if (api !== undefined && today !== undefined) {
    // The server has a day of its own.
    refuse(commandLine.unknownOption({ option: "--today" }));
  }
  return { command, words, values, switches };
}
