// `npm run prices:import -- FILE`: the command is the api's own, so that its container has it too.
import "../../api/src/import-prices.ts";
