export * from "./Field.tsx";
