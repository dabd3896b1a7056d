/* What kernels compiled by Numba expect to find around them: memory, with a count of who uses
 * it.  Nothing is imported; the module is complete.
 *
 * The heap begins where the linker's data and stack end, and grows with the module's memory.
 * A block is a head of 16 bytes and its contents.  Kernels take and return the same few small
 * sizes over and over: each size up to SMALL has a list of free blocks of its own, cut from
 * larger pieces.  Larger blocks lie in one list in the order of their addresses; neighbours
 * that are both free become one again, and what is free at the end of the heap leaves it.
 */

#include <stddef.h>
#include <stdint.h>

#define PAGE 65536u
#define UNIT 16u     /* blocks begin at, and sizes are, multiples of this */
#define SMALL 1024u  /* bytes */
#define PIECE 16384u /* bytes that small blocks are cut from */

typedef struct Block {
  uint32_t size;      /* of the contents, in bytes */
  struct Block *next; /* in its list, while it is free */
  uint32_t unused[2]; /* so that the contents begin at a multiple of UNIT */
} Block;

extern uint8_t __heap_base; /* the linker knows it */

static Block *small[SMALL / UNIT + 1]; /* by size in units */
static Block *large;                   /* by address */
static uint8_t *piece, *piece_end;     /* what small blocks are cut from now */
static uint8_t *heap_end;              /* behind the last large block */
static uint32_t blocks;                /* in use */

static Block *extend(uint32_t size) {
  if (!heap_end) heap_end = (uint8_t *)(((uint32_t)&__heap_base + UNIT - 1) & ~(UNIT - 1));
  uint64_t end = (uint64_t)(uint32_t)heap_end + sizeof(Block) + size;
  uint64_t have = (uint64_t)__builtin_wasm_memory_size(0) * PAGE;
  if (end > have) {
    uint64_t pages = (end - have + PAGE - 1) / PAGE;
    if (pages > PAGE || __builtin_wasm_memory_grow(0, (size_t)pages) == (size_t)-1) return NULL;
  }
  Block *block = (Block *)heap_end;
  block->size = size;
  heap_end += sizeof(Block) + size;
  return block;
}

static Block *take_large(uint32_t size) {
  for (Block **link = &large; *link; link = &(*link)->next) {
    Block *block = *link;
    if (block->size < size) continue;
    if (block->size - size > sizeof(Block) + SMALL) { /* the rest stays free */
      Block *rest = (Block *)((uint8_t *)(block + 1) + size);
      rest->size = block->size - size - sizeof(Block);
      rest->next = block->next;
      *link = rest;
      block->size = size;
    } else {
      *link = block->next;
    }
    return block;
  }
  return extend(size);
}

static Block *take_small(uint32_t size) {
  Block **list = &small[size / UNIT];
  Block *block = *list;
  if (block) {
    *list = block->next;
    return block;
  }
  if ((uint32_t)(piece_end - piece) < sizeof(Block) + size) {
    Block *fresh = take_large(PIECE);
    if (!fresh) return NULL;
    piece = (uint8_t *)(fresh + 1);
    piece_end = piece + fresh->size;
  }
  block = (Block *)piece;
  block->size = size;
  piece += sizeof(Block) + size;
  return block;
}

static int touch(Block *before, Block *after) {
  return (uint8_t *)(before + 1) + before->size == (uint8_t *)after;
}

static void merge(Block *block) {
  Block *next = block->next;
  if (next && touch(block, next)) {
    block->size += sizeof(Block) + next->size;
    block->next = next->next;
  }
}

static void release_large(Block *block) {
  Block *before = NULL, **link = &large;
  while (*link && *link < block) before = *link, link = &before->next;
  block->next = *link;
  *link = block;
  merge(block);
  if (before && touch(before, block)) {
    merge(before);
    block = before;
  }
  if ((uint8_t *)(block + 1) + block->size == heap_end) {
    heap_end = (uint8_t *)block;
    for (link = &large; *link != block;) link = &(*link)->next;
    *link = NULL;
  }
}

/* Return the address of so many bytes, or 0 when there is no more memory. */
void *allocate(uint32_t size) {
  if (size > UINT32_MAX - PAGE) return NULL;
  size = size ? (size + UNIT - 1) & ~(UNIT - 1) : UNIT;
  Block *block = size <= SMALL ? take_small(size) : take_large(size);
  if (!block) return NULL;
  blocks++;
  return block + 1;
}

void release(void *contents) {
  if (!contents) return;
  Block *block = (Block *)contents - 1;
  blocks--;
  if (block->size > SMALL) {
    release_large(block);
  } else {
    block->next = small[block->size / UNIT];
    small[block->size / UNIT] = block;
  }
}

/* Return how many blocks are in use: for tests that look for leaks. */
uint32_t allocated(void) { return blocks; }

/* Numba's memory records, as its code reads them.  Sizes have 64 bits there on any machine. */
typedef struct {
  uint64_t references;
  void (*destroy)(void *data, uint64_t size, void *info);
  void *info;
  void *data;
  uint64_t size;
  void *allocator;
} MemInfo;

static MemInfo *counted(uint64_t size, uint32_t align) {
  if (align < UNIT) align = UNIT;
  if (size > INT32_MAX) __builtin_trap();
  MemInfo *info = allocate((uint32_t)size + sizeof(MemInfo) + align);
  if (!info) __builtin_trap();
  uint32_t data = ((uint32_t)(info + 1) + align - 1) & ~(align - 1);
  *info = (MemInfo){.references = 1, .data = (void *)data, .size = size};
  return info;
}

MemInfo *NRT_MemInfo_alloc(uint64_t size) { return counted(size, UNIT); }

MemInfo *NRT_MemInfo_alloc_aligned(uint64_t size, uint32_t align) { return counted(size, align); }

void NRT_MemInfo_call_dtor(MemInfo *info) {
  if (info->destroy) info->destroy(info->data, info->size, info->info);
  release(info);
}

void *NRT_Allocate(uint64_t size) {
  void *data = size > INT32_MAX ? NULL : allocate((uint32_t)size);
  if (!data) __builtin_trap();
  return data;
}

void NRT_Free(void *data) { release(data); }

static void destroy_varsize(void *data, uint64_t size, void *info) {
  (void)size;
  if (info) ((void (*)(void *))info)(data);
  release(data);
}

MemInfo *NRT_MemInfo_new_varsize_dtor(uint64_t size, void *destroy) {
  MemInfo *info = counted(0, UNIT);
  info->data = NRT_Allocate(size);
  info->size = size;
  info->destroy = destroy_varsize;
  info->info = destroy;
  return info;
}

/* Write the strides of an array in another shape; 0 if that cannot be done without a copy, which
 * Numba then refuses.  Ours are all dense and keep their order: anything else cannot be done. */
int32_t numba_attempt_nocopy_reshape(int64_t dimensions, const int64_t *lengths,
                                     const int64_t *strides, int64_t new_dimensions,
                                     const int64_t *new_lengths, int64_t *new_strides,
                                     int64_t item_size, int32_t by_columns) {
  if (by_columns) return 0;
  int64_t dense = item_size;
  for (int64_t at = dimensions - 1; at >= 0; at--) {
    if (lengths[at] != 1 && strides[at] != dense) return 0;
    dense *= lengths[at];
  }
  dense = item_size;
  for (int64_t at = new_dimensions - 1; at >= 0; at--) {
    new_strides[at] = dense;
    dense *= new_lengths[at];
  }
  return 1;
}
