export * from "./MoreIcon.tsx";
