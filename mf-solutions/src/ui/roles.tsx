import { useText } from "@zhian/i18n/use-text";
import { ProductLink } from "@zhian/page/product-link";
import { Words } from "@zhian/page/words";
import { Ledger, LedgerRow } from "@zhian/ui/ledger";
import { Section } from "@zhian/ui/section";
import type { SolutionPage } from "../model/solution-content.ts";

/** The products of a solution, and what each does in it. */
export function Roles({ roles }: { roles: SolutionPage["roles"] }) {
  const t = useText();
  return (
    <Section anchor="products" heading={t("roles.heading")}>
      <Ledger>
        {roles.map(({ product, role }) => (
          <LedgerRow key={product} label={<ProductLink code={product} />} value={<Words>{role}</Words>} />
        ))}
      </Ledger>
    </Section>
  );
}
