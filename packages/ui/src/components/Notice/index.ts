export * from "./Notice.tsx";
