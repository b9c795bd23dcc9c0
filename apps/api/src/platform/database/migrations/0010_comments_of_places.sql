-- Comments and notes belong to an element at one place: who may view the place reads them. Virtual organizations have
-- negative ids and no row, so there is no foreign key.

alter table element_comment add column organization_id integer;
alter table element_annotation add column organization_id integer;

-- What was written before had no place and was read wherever the element is shown. It moves to its author's own
-- organization: never to more readers than the author could count on. An answer from another place starts a thread there.
update element_comment set organization_id = employee.organization_id from employee where employee.id = element_comment.author_id;
update element_annotation set organization_id = employee.organization_id from employee where employee.id = element_annotation.author_id;
update element_comment as answer set parent_comment_id = null
from element_comment as parent
where parent.id = answer.parent_comment_id and parent.organization_id <> answer.organization_id;

alter table element_comment alter column organization_id set not null;
alter table element_annotation alter column organization_id set not null;

drop index element_comment_element;
create index element_comment_place on element_comment (element_id, organization_id, id);
drop index element_annotation_element;
create index element_annotation_place on element_annotation (element_id, organization_id, day);
