// `npm run accounts -- certify NAME --grant | --refuse "REASON"`: the command is the api's own, so that its container has it too.
import "../../api/src/certify-account.ts";
