/** Words that ask for what others say, one group a line: questions seldom use the words of the text. */
const GROUPS: Record<string, string> = {
  en: `author write wrote written writer publish published book penned
begin began begun start started commence initiate launch launched open opened
end ended finish finished stop stopped cease ceased conclude concluded close closed
build built construct constructed construction erect erected building
establish established found founded founder create created creation form formed set formation institute introduced
die died death dead killed kill executed assassinated passed
birth born birthplace birthday
buy bought purchase purchased acquire acquired acquisition sold sell
big large largest great greatest huge major biggest
small little tiny smallest minor
important significant main key principal chief crucial essential primary major leading
fast quick rapid quickly rapidly speed
old ancient oldest early earliest age
new recent modern latest
live lived living reside resident residents residing inhabit inhabitants inhabited population home
job profession occupation work career role position
teach taught teacher professor lecturer instructor educate educated education study studied student pupil
movie film films picture
country nation state land
city town village settlement municipality
ruler king queen emperor monarch sovereign reign
leader head chief director president chairman commander led lead headed
war battle conflict fight fought fighting combat
attack attacked invade invaded invasion raid assault
win won victory defeat defeated beat champion championship winner victor
lose lost loss losing
help helped aid assist assisted support supported assistance
give gave donate donated grant granted present award awarded bequeath bequest
get received obtain obtained gain gained receive
money cost price pay paid fund funds funding spend spent budget expense
amount number quantity total sum count
increase increased grow grew growth rise rose expand expanded
decrease decreased decline declined reduce reduced drop dropped fall fell
change changed alter altered modify modified transform transformed evolve evolved
cause caused lead led result resulted produce produced due because reason trigger
stop prevent prevented prohibit prohibited ban banned forbid forbidden block
allow allowed permit permitted enable enabled let
make made produce produced manufacture manufactured create created
invent invented invention inventor devise devised discover discovered discovery discoverer coined
name named call called title titled term termed dubbed known nickname coined
think thought believe believed consider considered regard regarded view viewed opinion
say said state stated claim claimed argue argued declare declared announce announced assert
show showed shown display displayed exhibit exhibited demonstrate demonstrated reveal
use used employ employed utilize utilized apply applied
move moved migrate migrated migration relocate relocated transfer emigrated immigrated travel
leave left depart departed exit flee fled
arrive arrived come came reach reached land landed
join joined enter entered member membership unite united merge merged
choose chose chosen elect elected select selected pick appoint appointed
hold held keep kept retain retained maintain maintained
child children son daughter kid kids offspring
wife husband spouse marry married marriage wed
parent mother father parents
doctor physician medical medicine
sickness disease illness sick ill infection disorder
food eat ate diet meal feed
car vehicle automobile
ship boat vessel
plane aircraft airplane
street road highway freeway route avenue
church religious religion faith belief worship
law legal legislation act statute rule
court judge judicial trial
school college university academy
company firm business corporation
game match contest
song music hymn tune
picture painting image artwork portrait
part portion section piece segment component
kind type sort class category variety
area region zone territory district
near close nearby adjacent beside neighboring
border boundary edge adjoin limit
north northern
south southern
east eastern
west western
yearly annual annually year
monthly month
daily day
about approximately around roughly nearly almost
percent percentage share proportion
length long distance
height tall high elevation
weight heavy weigh
depth deep
width wide
temperature hot cold heat warm
usual common typical normal frequent often commonly usually generally
rare unusual uncommon seldom
different distinct various differ difference distinguish distinction differentiate
similar alike same like equal resemble
include included contain contained comprise comprised consist consisted composed
connect connected link linked attach attached join mounted
separate separated divide divided split
responsible charge duty duties responsibility
goal aim purpose intention intended objective
idea concept notion theory
problem issue difficulty trouble
danger dangerous risk hazard threat
famous known renowned celebrated prominent notable
original originally first initial initially
later subsequently after afterward following
former formerly previous previously once
present current now today
official formal formally officially
allow permit
require required need needed must necessary
try tried attempt attempted effort
succeed success successful
fail failed failure unsuccessful
protect protected protection defend defended guard
destroy destroyed destruction ruin ruined demolish demolished
repair restore restored rebuilt reconstruct reconstructed renovate
design designed designer architect plan planned
own owned owner belong possess
control controlled govern governed government rule ruled
language tongue speak spoke spoken speech
origin originate originated source derive derived come
name alphabet`,
  de: `beginn beginnen begann begonnen anfang anfangen fing start starten startete
ende enden endete beenden beendet aufhören schluss
bauen baute gebaut errichten errichtet erbaut bau gebäude
gründen gründete gegründet gründer entstehen entstand entstanden schaffen schuf geschaffen
sterben starb gestorben tod getötet töten
geboren geburt geburtsort
schreiben schrieb geschrieben autor verfassen verfasst verfasste schriftsteller
kaufen kaufte gekauft erwerben erworben erwarb
groß größte größten größter riesig
wichtig bedeutend wichtigste haupt hauptsächlich wesentlich
leben lebte wohnen wohnte bewohner einwohner bevölkerung
lehrer lehren lehrte professor unterrichten unterrichtete studieren studierte student
leiter leiten leitete geleitet führer führen anführer chef vorsitzender
krieg schlacht kampf kämpfen kämpfte
gewinnen gewann gewonnen sieg besiegen besiegt sieger
verlieren verlor verloren niederlage
helfen half geholfen hilfe unterstützen unterstützt
bekommen bekam erhalten erhielt
geld kosten preis zahlen bezahlen bezahlt
zunehmen zunahme steigen stieg wachsen wuchs wachstum
abnehmen sinken sank rückgang
verursachen verursacht ursache grund führen führte folge
verhindern verhindert verbieten verboten verbot
erlauben erlaubt zulassen
erfinden erfand erfunden erfinder entdecken entdeckte entdeckt
nennen nannte genannt heißen heißt bezeichnen bezeichnet name
sagen sagte behaupten behauptete erklären erklärte
zeigen zeigte gezeigt ausstellen ausgestellt
benutzen benutzt verwenden verwendet nutzen genutzt
ziehen zog umziehen wandern auswandern einwandern migration
kommen kam ankommen eintreffen ankunft
wählen gewählt wahl
kind kinder sohn tochter
stadt ort gemeinde
land staat nation
teil abschnitt anteil
art typ sorte form
gebiet region bezirk gegend
jährlich jahr
ungefähr etwa rund circa
häufig oft meist üblich
unterschied unterscheiden verschieden
enthalten enthielt umfassen umfasst bestehen
verbinden verbunden
ziel zweck absicht
problem schwierigkeit
bekannt berühmt
ursprünglich zuerst
früher ehemals ehemalig
zerstören zerstört
sprache sprechen sprach gesprochen`,
  zh: `建造 建立 修建 兴建 建于 建成
创立 创建 成立 创办 设立
死亡 去世 逝世 死于
出生 生于 诞生
开始 始于
结束 终止
作者 写作 撰写 编写 著作
使用 采用 利用 运用
称为 叫做 名为 被称 称作
导致 造成 引起 原因 由于 因为
重要 主要
赢得 获胜 战胜 击败
增加 增长 上升
减少 下降
人口 居民
职业 工作
地区 区域
领导 领袖 领导人
城市 市镇
国家 国
学习 就读 毕业
教授 教师 老师
发现 发明
移民 迁移
支持 帮助
包括 包含 组成
允许 许可
禁止 阻止`,
};

/** The groups of like words of a language by the words in them. `form` brings words to the form they are compared by. */
export function groupsIn(lang: string, form: (word: string) => string): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  const lines = (GROUPS[lang] ?? GROUPS['en'] ?? '').split('\n');
  for (let number = 0; number < lines.length; number += 1) {
    for (const word of (lines[number] ?? '').split(' ')) {
      const stem = form(word);
      const known = groups.get(stem) ?? [];
      if (!known.includes(number)) groups.set(stem, [...known, number]);
    }
  }
  return groups;
}
