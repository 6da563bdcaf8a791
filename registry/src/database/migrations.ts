/** Applied in this order, each once. A published one is never edited: add another. */
export const migrations: readonly { name: string; sql: string }[] = [
  {
    name: "0001-releases",
    sql: `
      create table releases (
        name text not null,
        version text not null,
        -- SHA-256 over paths, hashes and manifest: what "the same bytes" means.
        digest text not null,
        manifest text not null,
        receipt text not null,
        published_at timestamptz not null,
        primary key (name, version)
      );
      create index releases_by_age on releases (name, published_at desc);
      create table route_claims (
        slot text not null,
        pattern text not null,
        fragment text not null,
        primary key (slot, pattern)
      );
    `,
  },
  {
    name: "0002-environments",
    sql: `
      create table environments (
        name text primary key,
        revision integer not null,
        head text not null
      );
      create table history (
        environment text not null references environments (name),
        revision integer not null,
        fragment text not null,
        -- Canonical JSON, the very text that is hashed.
        entry text not null,
        hash text not null,
        request_key text,
        primary key (environment, revision),
        unique (environment, request_key)
      );
      create index history_by_fragment on history (environment, fragment, revision desc);
    `,
  },
  {
    name: "0003-tokens",
    sql: `
      create table tokens (
        id text primary key,
        hash text not null unique,
        team text not null,
        role text not null check (role in ('publisher', 'operator')),
        -- Names of the team's fragments separated by commas, or a star for all.
        fragments text not null,
        created_at timestamptz not null,
        revoked_at timestamptz
      );
    `,
  },
];
