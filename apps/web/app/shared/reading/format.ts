export { ageText, datesText, dateText, dayText, monthsText } from "@heater-age/messages/format";
