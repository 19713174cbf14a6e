-- Suspension: `suspended` is what listings follow by foreign key.
alter table accounts
  add column suspended_at timestamp with time zone,
  add column suspension_reason text,
  add column suspended boolean generated always as (suspended_at is not null) stored not null,
  add constraint accounts_suspended unique (id, suspended),
  add constraint accounts_suspension check ((suspended_at is null) = (suspension_reason is null));--> statement-breakpoint
alter table enquiries add column read_at timestamp with time zone;--> statement-breakpoint
create index enquiries_unread on enquiries (listing_id) where read_at is null;--> statement-breakpoint
create index enquiries_buyer on enquiries (lower(buyer_email));--> statement-breakpoint
create index analytics_events_listing on analytics_events (listing_id);--> statement-breakpoint
-- Files: their rows go only together with their bytes, so no account takes them along silently.
alter table media
  add column released_at timestamp with time zone,
  add constraint media_id_kind unique (id, kind),
  drop constraint media_owner_id_accounts_id_fk,
  add constraint media_owner_id_accounts_id_fk foreign key (owner_id) references accounts (id) on delete restrict;--> statement-breakpoint
-- Revisions get numbers of their own; of several that wait the newest stays.
with numbered as (
  select id, row_number() over (partition by listing_id order by id) as version,
         row_number() over (partition by listing_id, status order by id desc) as from_newest
  from listing_revisions
)
update listing_revisions r
set version = n.version,
    status = case when r.status = 'pending' and n.from_newest > 1 then 'withdrawn' else r.status end,
    reviewed_at = case when r.status in ('approved', 'rejected') then coalesce(r.reviewed_at, r.updated_at) end,
    rejection_reason = case when r.status = 'rejected' then coalesce(r.rejection_reason, 'No reason was noted.') end
from numbered n where n.id = r.id;--> statement-breakpoint
alter table listing_revisions add column base_version integer;--> statement-breakpoint
update listing_revisions set base_version = version - 1;--> statement-breakpoint
drop index listing_revisions_listing;--> statement-breakpoint
alter table listing_revisions
  alter column base_version set not null,
  add constraint listing_revisions_version unique (listing_id, version),
  add constraint listing_revisions_of unique (listing_id, id),
  add constraint listing_revisions_base check (base_version < version),
  add constraint listing_revisions_content check (jsonb_typeof(content) = 'object'),
  add constraint listing_revisions_review check ((status in ('approved', 'rejected')) = (reviewed_at is not null)),
  add constraint listing_revisions_rejected check ((status = 'rejected') = (rejection_reason is not null));--> statement-breakpoint
create unique index listing_revisions_one_waiting on listing_revisions (listing_id) where status = 'pending';--> statement-breakpoint
update listings l set review_version = greatest(l.review_version, r.version)
from (select listing_id, max(version) as version from listing_revisions group by listing_id) r
where r.listing_id = l.id;--> statement-breakpoint
-- Media: the order of photos moves from arrays of ids into rows.
drop table listing_media;--> statement-breakpoint
create table listing_media (
  listing_id integer not null,
  revision_id integer,
  media_id uuid not null,
  kind text not null,
  position smallint not null,
  constraint listing_media_position check (
    position between 1 and case kind when 'photo' then 20 when 'video' then 1 else 0 end)
);--> statement-breakpoint
with versions as (
  select id as listing_id, null::integer as revision_id, image_ids, video_id from listings
  union all
  select listing_id, id,
    array(select value::uuid from jsonb_array_elements_text(
      case when jsonb_typeof(content -> 'imageIds') = 'array' then content -> 'imageIds' else '[]' end)),
    (content ->> 'videoId')::uuid
  from listing_revisions
), places as (
  select listing_id, revision_id, image.id as media_id, 'photo' as kind, min(image.at) as at
  from versions, unnest(image_ids) with ordinality as image (id, at) group by 1, 2, 3
  union all
  select listing_id, revision_id, video_id, 'video', 1 from versions where video_id is not null
)
insert into listing_media (listing_id, revision_id, media_id, kind, position)
select p.listing_id, p.revision_id, p.media_id, p.kind,
       row_number() over (partition by p.listing_id, p.revision_id, p.kind order by p.at)
from places p join media m on m.id = p.media_id and m.kind = p.kind;--> statement-breakpoint
update listing_revisions set content = content - 'imageIds' - 'videoId';--> statement-breakpoint
alter table listing_media
  add constraint listing_media_place unique nulls not distinct (listing_id, revision_id, kind, position),
  add constraint listing_media_once unique nulls not distinct (media_id, listing_id, revision_id),
  add constraint listing_media_listing_id_listings_id_fk
    foreign key (listing_id) references listings (id) on delete cascade,
  add constraint listing_media_revision_fk
    foreign key (listing_id, revision_id) references listing_revisions (listing_id, id) on delete cascade,
  add constraint listing_media_file_fk
    foreign key (media_id, kind) references media (id, kind) on delete restrict;--> statement-breakpoint
-- Listings: which ones the public sees is said once, suspension included.
drop trigger listings_counts_insert on listings;--> statement-breakpoint
drop trigger listings_counts_update on listings;--> statement-breakpoint
drop trigger listings_counts_delete on listings;--> statement-breakpoint
drop trigger listings_price_first on listings;--> statement-breakpoint
drop trigger listings_price_change on listings;--> statement-breakpoint
alter table listings
  drop constraint listings_photos,
  drop constraint listings_rejected,
  drop constraint listings_owner_id_accounts_id_fk,
  drop column image_ids,
  drop column video_id,
  add column owner_suspended boolean default false not null,
  add column rejected_at timestamp with time zone,
  add column reviewed_at timestamp with time zone,
  add column reviewed_by uuid references accounts (id) on delete set null;--> statement-breakpoint
alter table listings rename constraint listings_reviewed_by_fkey to listings_reviewed_by_accounts_id_fk;--> statement-breakpoint
update listings set
  rejected_at = case when status = 'rejected' then updated_at end,
  reviewed_at = case when status = 'rejected' then updated_at else approved_at end
where status <> 'pending';--> statement-breakpoint
-- The indexes of live listings go with the column that they name and come back as they were.
do $$
declare
  definitions text[] := array(
    select pg_get_indexdef(indexrelid) from pg_index
    where indrelid = 'listings'::regclass and pg_get_expr(indpred, indrelid) ~ '\mlive\M' order by indexrelid);
  definition text;
begin
  alter table listings
    drop column live,
    add column live boolean
      generated always as (status = 'approved' and deleted_at is null and not owner_suspended and sold_at is null) stored not null,
    add column shown boolean
      generated always as (status = 'approved' and deleted_at is null and not owner_suspended) stored not null;
  foreach definition in array definitions loop
    execute definition;
  end loop;
end $$;--> statement-breakpoint
alter table listings
  add constraint listings_rejected
    check (status <> 'rejected' or (rejection_reason is not null and rejected_at is not null)),
  add constraint listings_owner_fk
    foreign key (owner_id, owner_suspended) references accounts (id, suspended) on delete restrict on update cascade;--> statement-breakpoint
create trigger listings_counts_insert after insert on listings
  for each row when (new.live) execute function keep_category_counts();--> statement-breakpoint
create trigger listings_counts_delete after delete on listings
  for each row when (old.live) execute function keep_category_counts();--> statement-breakpoint
create trigger listings_counts_update after update on listings
  for each row when ((old.live or new.live) and
    (old.live, old.category, old.subcategory, old.featured, old.broker_listing, old.currency, old.price) is distinct from
    (new.live, new.category, new.subcategory, new.featured, new.broker_listing, new.currency, new.price))
  execute function keep_category_counts();--> statement-breakpoint
-- The price of a boat is history from the day it went live, sold or not, at moments that the application wrote.
alter table price_history alter column changed_at drop default;--> statement-breakpoint
create or replace function keep_price_history() returns trigger language plpgsql as $$
begin
  insert into price_history (listing_id, price, currency, changed_at) values (new.id, new.price, new.currency, new.live_at);
  return null;
end $$;--> statement-breakpoint
create function keep_price_change() returns trigger language plpgsql as $$
begin
  if new.updated_at = old.updated_at then
    raise exception 'The price of listing % changed without a new updated_at', new.id;
  end if;
  insert into price_history (listing_id, price, currency, changed_at) values (new.id, new.price, new.currency, new.updated_at);
  return null;
end $$;--> statement-breakpoint
create trigger listings_price_first_insert after insert on listings
  for each row when (new.shown) execute function keep_price_history();--> statement-breakpoint
create trigger listings_price_first after update on listings
  for each row when (old.live_at is null and new.live_at is not null) execute function keep_price_history();--> statement-breakpoint
create trigger listings_price_change after update on listings
  for each row when (old.live_at is not null and new.live_at is not null and
    (old.price, old.currency) is distinct from (new.price, new.currency))
  execute function keep_price_change();--> statement-breakpoint
create table drafts (
  id uuid primary key,
  owner_id uuid not null references accounts (id) on delete restrict,
  title text default '' not null,
  content jsonb not null,
  step smallint default 1 not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint drafts_title check (char_length(title) <= 200),
  constraint drafts_content check (jsonb_typeof(content) = 'object' and octet_length(content::text) <= 65536),
  constraint drafts_step check (step between 1 and 3)
);--> statement-breakpoint
alter table drafts rename constraint drafts_owner_id_fkey to drafts_owner_id_accounts_id_fk;--> statement-breakpoint
create index drafts_owner on drafts (owner_id, updated_at desc);--> statement-breakpoint
create table draft_media (
  draft_id uuid not null,
  media_id uuid not null,
  kind text not null,
  position smallint not null,
  constraint draft_media_media_id_draft_id_pk primary key (media_id, draft_id),
  constraint draft_media_place unique (draft_id, kind, position),
  constraint draft_media_draft_id_drafts_id_fk foreign key (draft_id) references drafts (id) on delete cascade,
  constraint draft_media_file_fk foreign key (media_id, kind) references media (id, kind) on delete restrict,
  constraint draft_media_position check (
    position between 1 and case kind when 'photo' then 20 when 'video' then 1 else 0 end)
);--> statement-breakpoint
create table listing_submissions (
  owner_id uuid not null,
  key text not null,
  listing_id integer,
  created_at timestamp with time zone not null,
  constraint listing_submissions_owner_id_key_pk primary key (owner_id, key),
  constraint listing_submissions_owner_id_accounts_id_fk
    foreign key (owner_id) references accounts (id) on delete cascade,
  constraint listing_submissions_listing_id_listings_id_fk
    foreign key (listing_id) references listings (id) on delete cascade,
  constraint listing_submissions_key check (char_length(key) between 1 and 100)
);--> statement-breakpoint
create index listing_submissions_age on listing_submissions (created_at);--> statement-breakpoint
create index listing_submissions_listing on listing_submissions (listing_id);--> statement-breakpoint
create table gone_boats (
  id integer primary key,
  gone_at timestamp with time zone not null
);
